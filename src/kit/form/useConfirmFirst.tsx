import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog, type Confirmation } from '../dialog/ConfirmDialog'
import type { FormApi } from './Form'

/** Confirmation for the given values, undefined if they need none; may query the server first. */
export type ConfirmationOf<V> = (values: V) => Confirmation | undefined | Promise<Confirmation | undefined>

export interface ConfirmFirst<V> {
  ask: (question: Confirmation, go: () => void) => void
  /** Continues after validation and, if the values need it, a confirmation. One at a time. */
  confirmFirst: (questionOf: ConfirmationOf<V>, go: (values: V) => void) => Promise<void>
  confirmation: ReactNode
  /** True also during the validation and the query of the server. */
  busy: boolean
}

export const useConfirmFirst = <V extends object>(
  api: Pick<FormApi<V>, 'form' | 'check' | 'busy'>,
): ConfirmFirst<V> => {
  const [pending, setPending] = useState<{ question: Confirmation; go: () => void }>()
  const running = useRef(false)
  const [isChecking, setChecking] = useState(false)
  return {
    busy: api.busy || isChecking,
    ask: (question, go) => setPending({ question, go }),
    confirmFirst: async (questionOf, go) => {
      if (running.current) return
      running.current = true
      setChecking(true)
      try {
        if (!(await api.check())) return
        const values: V = api.form.getFieldsValue(true)
        const question = await questionOf(values)
        if (question) setPending({ question, go: () => go(values) })
        else go(values)
      } finally {
        running.current = false
        setChecking(false)
      }
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
