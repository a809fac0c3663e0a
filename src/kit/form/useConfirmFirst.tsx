import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Confirmation } from '../dialog/ConfirmDialog'
import type { FormApi } from './Form'

/** Makes the question about some values, where they call for one; it may ask the server first. */
export type ConfirmationOf<V> = (values: V) => Confirmation | undefined | Promise<Confirmation | undefined>

export interface ConfirmFirst<V> {
  ask: (question: Confirmation, go: () => void) => void
  /** Goes on, after a question where the values call for one; what is wrong with them is told before it. */
  askFirst: (questionOf: ConfirmationOf<V>, go: (values: V) => void) => Promise<void>
  /** Stands beside the form. */
  asking: ReactNode
}

/** What is asked about a form before it is saved, or before anything else becomes of it. */
export const useConfirmFirst = <V extends object>(
  api: Pick<FormApi<V>, 'form' | 'check' | 'busy'>,
): ConfirmFirst<V> => {
  const [asked, setAsked] = useState<{ question: Confirmation; go: () => void }>()
  return {
    ask: (question, go) => setAsked({ question, go }),
    askFirst: async (questionOf, go) => {
      if (!(await api.check())) return
      const values: V = api.form.getFieldsValue(true)
      const question = await questionOf(values)
      if (question) setAsked({ question, go: () => go(values) })
      else go(values)
    },
    asking: (
      <ConfirmDialog
        question={asked?.question}
        busy={api.busy}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          setAsked(undefined)
          asked?.go()
        }}
      />
    ),
  }
}
