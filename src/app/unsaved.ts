import { create } from 'zustand'
import { unsavedOf, uploadsUnderWay } from '@/session/dirty'

interface Question {
  /** The tabs whose input would be lost, by key. */
  keys: readonly string[]
  /** The uploads that would break off, by title. */
  uploads: readonly string[]
  answer: (leave: boolean) => void
}

/** The question about unsaved input that is on screen; the shell renders it. */
export const useQuestion = create<{ question?: Question }>()(() => ({}))

/**
 * Asks whether the unsaved input of these tabs may be lost, or that of all with the uploads under way; true at once when there is nothing to lose. A newer
 * question answers an older one with no.
 */
export const mayLose = (among?: readonly string[]): Promise<boolean> => {
  const keys = unsavedOf(among)
  const uploads = among ? [] : uploadsUnderWay()
  if (!keys.length && !uploads.length) return Promise.resolve(true)
  useQuestion.getState().question?.answer(false)
  return new Promise((resolve) => {
    useQuestion.setState({
      question: {
        keys,
        uploads,
        answer: (leave) => {
          useQuestion.setState({ question: undefined })
          resolve(leave)
        },
      },
    })
  })
}
