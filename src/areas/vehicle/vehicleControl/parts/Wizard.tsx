import { Button, Space } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Panel } from '@/kit/dialog/dialog'
import { type FormApi, FormBody, useForm } from '@/kit/form/Form'
import { FormSteps } from '@/kit/form/FormSteps'
import { useClosing } from '@/kit/form/useClosing'
import { useT } from '@/locales'

interface Step<V> {
  title: string
  /** Fields that must be valid before the next step. */
  fields: readonly (keyof V & string)[]
  children: ReactNode
}

/** Form in steps in a panel. The last step cannot be undone, so its button is red. */
export const Wizard = <V extends object>({
  name,
  title,
  initial,
  secret,
  first = 0,
  steps: stepsOf,
  save,
  done,
  okText,
  onClose,
}: {
  name: string
  title: string
  initial: Partial<V>
  secret: readonly (keyof V & string)[]
  first?: number
  steps: (Field: FormApi<V>['Field']) => readonly Step<V>[]
  save: (values: V) => unknown
  done: string
  okText: string
  onClose: () => void
}) => {
  const t = useT()
  const [at, setAt] = useState(first)
  const closed = useRef(false)
  const api = useForm<V>({
    name,
    initial,
    secret,
    save,
    done,
    onSaved: () => {
      if (!closed.current) onClose()
    },
  })
  const { close, question } = useClosing(api, title, () => {
    closed.current = true
    onClose()
  })
  const steps = stepsOf(api.Field)
  const stepOf = (field: string) => steps.findIndex(({ fields }) => fields.some((key) => key === field))
  const { fault } = api
  // An error navigates to the step that has the field.
  useEffect(() => {
    const to = fault ? stepOf(fault.field) : -1
    if (!fault || to < 0) return undefined
    setAt(to)
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new try to save leads anywhere
  }, [fault])
  const go = async (to: number) => {
    for (let step = at; step < to; step++)
      // oxlint-disable-next-line no-await-in-loop -- each step counts on those before it
      if (!(await api.check(steps[step]?.fields))) return setAt(step)
    return setAt(to)
  }
  const isLast = at === steps.length - 1
  const next = () => void go(at + 1)
  return (
    <Panel
      open
      title={title}
      onClose={close}
      footer={
        <Space>
          <Button onClick={close}>{t('kit.cancel')}</Button>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('kit.stepBack')}</Button>}
          <Button type="primary" danger={isLast} loading={api.busy} onClick={isLast ? api.submit : next}>
            {isLast ? okText : t('kit.stepNext')}
          </Button>
        </Space>
      }
    >
      <FormBody {...api.body} onFinish={isLast ? api.submit : next}>
        <FormSteps titles={steps.map((step) => step.title)} step={at} go={(to) => void go(to)} stepOf={stepOf} />
        {steps.map((step, index) => (
          <div key={step.title} hidden={index !== at} role="group" aria-label={step.title}>
            {step.children}
          </div>
        ))}
      </FormBody>
      {question}
    </Panel>
  )
}
