/** The answer to one question, by its type: chosen options in their order (of a ranking the order itself), marks, text or day, pictures. */
export interface Answer {
  optionIds?: string[]
  /** What was typed for the option 'other'. */
  other?: string
  /** Stars or NPS. */
  score?: number
  /** Of a matrix, by the ids of its lines: the id of the chosen column, or stars as text. */
  lines?: Record<string, string>
  text?: string
  images?: string[]
  /** Why the mark is low. */
  reason?: string
}
/** Answers by the ids of the questions. */
export type Answers = Readonly<Record<string, Answer>>
