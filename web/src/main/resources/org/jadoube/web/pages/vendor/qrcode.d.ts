/** @param version 0: as small as possible @param level of error correction */
export function qrcode(version: number, level: 'L' | 'M' | 'Q' | 'H'): {
  addData(data: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
};
