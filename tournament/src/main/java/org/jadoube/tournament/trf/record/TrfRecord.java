package org.jadoube.tournament.trf.record;

/// One line of a tournament report file.
///
/// Every record can be written: what does not fit into its columns is refused when the record is
/// made.
///
/// @since 0.1.0
public sealed interface TrfRecord
    permits HeadingRecord,
        PlayerRecord,
        TeamRecord,
        TeamMatchRecord,
        PairingRecord,
        ExtensionRecord,
        KeptLine {}
