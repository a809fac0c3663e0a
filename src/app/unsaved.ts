import { create } from 'zustand'
import { unsavedOf } from '@/session/dirty'

interface Question {
  /** The tabs whose input would be lost, by key. */
  keys: readonly string[]
  answer: (leave: boolean) => void
}

/** The question about unsaved input that is on screen; the shell renders it. */
export const useQuestion = create<{ question?: Question }>()(() => ({}))

/** Asks whether the unsaved input of these tabs, or of all, may be lost; true at once when there is none. A newer question answers an older one with no. */
export const mayLose = (among?: readonly string[]): Promise<boolean> => {
  const keys = unsavedOf(among)
  if (!keys.length) return Promise.resolve(true)
  useQuestion.getState().question?.answer(false)
  return new Promise((resolve) => {
    useQuestion.setState({
      question: {
        keys,
        answer: (leave) => {
          useQuestion.setState({ question: undefined })
          resolve(leave)
        },
      },
    })
  })
}
