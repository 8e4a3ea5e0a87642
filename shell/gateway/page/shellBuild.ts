/** Content of `shell.json`, which describes the shell's build. */
export interface ShellBuild {
  readonly files: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
  /** Files of the parts of `shared` that are loaded later, by package. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}
