import { useState } from 'react'
import { Ask, type Question } from '@/kit/actions/ask'
import type { FormApi } from '@/kit/form/Form'

/** A form that asks before it is saved, where `question` says so of what was typed; faults of the form are told first. `body` takes the place of the form's own. */
export const useConfirmedSave = <V extends object>(api: FormApi<V>, question: (values: V) => Question | undefined) => {
  const [asked, setAsked] = useState<{ question: Question; go: () => void }>()
  const save = async (go: () => void = api.submit) => {
    const valid = await api.form.validateFields().then(
      () => true,
      () => false,
    )
    // A form with faults tells them by itself when it is sent.
    const found = valid ? question(api.form.getFieldsValue(true)) : undefined
    if (found) setAsked({ question: found, go })
    else go()
  }
  const host = (
    <Ask
      question={asked?.question}
      busy={false}
      onCancel={() => setAsked(undefined)}
      onOk={() => {
        asked?.go()
        setAsked(undefined)
      }}
    />
  )
  return { save: (go?: () => void) => void save(go), body: { ...api.body, onFinish: () => void save() }, host }
}
