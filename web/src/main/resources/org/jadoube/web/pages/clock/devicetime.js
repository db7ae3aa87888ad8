// @ts-check
// The time by this device, in milliseconds since 1970, that does not jump when its time of day is set.

const SLEPT_MILLIS = 1_000;

export class DeviceTime {
  #offset;

  constructor(uptime = () => performance.now(), wall = () => Date.now()) {
    this.uptime = uptime;
    this.wall = wall;
    this.#offset = wall() - uptime();
  }

  now() {
    return Math.round(this.uptime() + this.#offset);
  }

  /**
   * Corrects the time when the page is seen again. On some devices the uptime stands still while they sleep, but chess
   * clocks do not.
   */
  wake() {
    const slept = this.wall() - this.uptime() - this.#offset;
    if (slept > SLEPT_MILLIS) this.#offset += slept;
  }
}
