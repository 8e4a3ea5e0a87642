export interface SceneText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** True for the label of the ordinate, which is read from below. */
  readonly upright: boolean;
}

/** An annotation: a line at each end that is shown, a shade between them, and a text. */
export interface SceneMark {
  readonly left: number;
  readonly right: number;
  readonly lines: readonly number[];
  readonly text: SceneText;
}
