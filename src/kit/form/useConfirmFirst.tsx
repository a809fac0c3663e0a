import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Confirmation } from '../dialog/ConfirmDialog'
import type { FormApi } from './Form'

/** Confirmation for the given values, undefined if they need none; may query the server first. */
export type ConfirmationOf<V> = (values: V) => Confirmation | undefined | Promise<Confirmation | undefined>

export interface ConfirmFirst<V> {
  ask: (question: Confirmation, go: () => void) => void
  /** Continues after validation and, if the values need it, a confirmation. */
  askFirst: (questionOf: ConfirmationOf<V>, go: (values: V) => void) => Promise<void>
  asking: ReactNode
}

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
