import { create } from 'zustand'
import { unsavedOf, uploadsUnderWay } from '@/session/dirty'

interface Question {
  keys: readonly string[]
  uploads: readonly string[]
  answer: (leave: boolean) => void
}

export const useQuestion = create<{ question?: Question }>()(() => ({}))

/**
 * Asks before the unsaved input of these tabs is lost, without `among` before that of all tabs and the running
 * uploads. Resolves to true at once if there is none. A newer question resolves an older one to false.
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
