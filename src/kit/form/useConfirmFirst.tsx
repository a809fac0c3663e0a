import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Confirmation } from '../dialog/ConfirmDialog'
import type { FormApi } from './Form'

/** Confirmation for the given values, undefined if they need none; may query the server first. */
export type ConfirmationOf<V> = (values: V) => Confirmation | undefined | Promise<Confirmation | undefined>

export interface ConfirmFirst<V> {
  ask: (question: Confirmation, go: () => void) => void
  /** Continues after validation and, if the values need it, a confirmation. */
  confirmFirst: (questionOf: ConfirmationOf<V>, go: (values: V) => void) => Promise<void>
  confirmation: ReactNode
}

export const useConfirmFirst = <V extends object>(
  api: Pick<FormApi<V>, 'form' | 'check' | 'busy'>,
): ConfirmFirst<V> => {
  const [pending, setPending] = useState<{ question: Confirmation; go: () => void }>()
  return {
    ask: (question, go) => setPending({ question, go }),
    confirmFirst: async (questionOf, go) => {
      if (!(await api.check())) return
      const values: V = api.form.getFieldsValue(true)
      const question = await questionOf(values)
      if (question) setPending({ question, go: () => go(values) })
      else go(values)
    },
    confirmation: (
      <ConfirmDialog
        question={pending?.question}
        busy={api.busy}
        onCancel={() => setPending(undefined)}
        onOk={() => {
          setPending(undefined)
          pending?.go()
        }}
      />
    ),
  }
}
