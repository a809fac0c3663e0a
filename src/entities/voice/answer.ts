/**
 * Answer to one question, by its type: chosen options in order (for a ranking the order is the answer), marks, text
 * or date, pictures.
 */
export interface Answer {
  optionIds?: string[]
  /** Text entered for the option with `otherFlag`. */
  other?: string
  score?: number
  /** For a matrix, by row id: the id of the chosen column, or stars as text. */
  lines?: Record<string, string>
  text?: string
  images?: string[]
  /** Reason of a low mark. */
  reason?: string
}
export type Answers = Readonly<Record<string, Answer>>
