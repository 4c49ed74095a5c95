/** Reads settings from environment variables and collects every mistake, so that an operator mends them in one go. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the environment, a sentence each; values of secrets are never quoted. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

export class EnvironmentReader {
  readonly mistakes: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Undefined when unset, empty or blank. */
  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  }

  integer(name: string, range: { min: number; max: number }, fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= range.min && number <= range.max) return number;
    this.mistake(name, `must be a whole number from ${range.min} to ${range.max}, not '${value}'`);
    return fallback;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const choice = choices.find((each) => each === value);
    if (choice !== undefined) return choice;
    this.mistake(name, `must be one of ${choices.join(', ')}, not '${value}'`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    return ['1', 'true'].includes(this.oneOf(name, ['1', '0', 'true', 'false'], fallback ? '1' : '0'));
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  /** Quotes nothing of the value: addresses of databases hold passwords. */
  url(name: string, protocols: readonly string[]): URL | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url !== undefined && protocols.includes(url.protocol)) return url;
    this.mistake(
      name,
      `must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
    return undefined;
  }

  mistake(name: string, reason: string): void {
    this.mistakes.push(`${name} ${reason}`);
  }
}
