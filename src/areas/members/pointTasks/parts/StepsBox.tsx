import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { pointTask, pointTaskStep as step } from '@/entities/members/pointTask'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { NumberBox } from '@/kit/form/controls'
import type { FieldIn, FormField } from '@/kit/form/Form'
import { named, plain } from '@/kit/show/format'
import { Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { MAX_STEPS, pointsFault, type TaskValues, thresholdFault } from './taskRules'
import type { StepInput } from '@/api/members/pointTasks'

const WIDE = { width: '100%' }

/** Steps of a task in the order of payment, sorted by dragging or with Alt and the arrow keys. */
export const StepsBox = ({ Field }: { Field: FormField<TaskValues> }) => {
  const t = useT()
  const heading = useId()
  const form = AntForm.useFormInstance<TaskValues>()
  const [asked, setAsked] = useState<{ title: string; go: () => void }>()
  const check = async (_: unknown, rows: unknown[] | undefined) => {
    if (!rows?.length) throw new Error(t('pointTasks.noStepFault'))
  }
  return (
    <section aria-labelledby={heading}>
      <h3 className="section-title" id={heading}>
        {t('pointTasks.steps')} <small className="quiet">{t('pointTasks.stepsHint')}</small>
      </h3>
      <AntForm.List name="steps" rules={[{ validator: check }]}>
        {(rows, { add, remove, move }, { errors }) => {
          const ids = rows.map(({ key }) => `step${key}`)
          const nameOf = (at: number) => t('pointTasks.step', { place: at + 1 })
          return (
            <>
              <Sortable ids={ids} nameOf={(id) => nameOf(ids.indexOf(id))} move={move}>
                <ol className="task-steps">
                  {rows.map(({ key, name }) => (
                    <StepRow
                      key={key}
                      Field={Field}
                      index={name}
                      dragId={`step${key}`}
                      name={nameOf(name)}
                      remove={() => {
                        const row: StepInput | undefined = form.getFieldValue(['steps', name])
                        if (row?.id)
                          setAsked({
                            title: t('pointTasks.dropAsk', { name: plain(row.stepName) || nameOf(name) }),
                            go: () => remove(name),
                          })
                        else remove(name)
                      }}
                    />
                  ))}
                </ol>
              </Sortable>
              <AntForm.ErrorList errors={errors} />
              <p>
                <Button
                  icon={<PlusOutlined />}
                  disabled={rows.length >= MAX_STEPS}
                  onClick={() => add({ timesLimit: 1 })}
                >
                  {t('pointTasks.addStep', { count: rows.length, max: MAX_STEPS })}
                </Button>
              </p>
            </>
          )
        }}
      </AntForm.List>
      <ConfirmDialog
        question={
          asked && { title: asked.title, effect: t('pointTasks.dropEffect'), okText: t('kit.delete'), danger: true }
        }
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          asked?.go()
          setAsked(undefined)
        }}
      />
    </section>
  )
}

const StepRow = ({
  Field,
  index,
  dragId,
  name,
  remove,
}: {
  Field: FormField<TaskValues>
  index: number
  dragId: string
  name: string
  remove: () => void
}) => {
  const t = useT()
  const { row, handle, place, put } = useSortedRow(dragId)
  const of = <Of extends FieldIn<StepInput>>(field: Of) => ({
    of: field,
    at: ['steps', index] as const,
    label: named(t(field.label), index + 1),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    put(place + (event.key === 'ArrowUp' ? -1 : 1))
    // A row that is moved in the page loses the focus.
    const { activeElement } = document
    setTimeout(() => activeElement instanceof HTMLElement && activeElement.focus())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the boxes in it
    <li {...row} className="task-step" aria-label={name} onKeyDown={onKeyDown}>
      <Button
        type="text"
        icon={<HolderOutlined />}
        aria-label={named(t('pointTasks.moveStep'), name)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        {...handle}
      />
      <Field {...of(step.stepName)} />
      <Field {...of(step.eventCode)} />
      <Field
        {...of(step.threshold)}
        check={(_, { steps }) => thresholdFault(Array.isArray(steps) ? steps : [], index, t)}
      >
        <NumberBox style={WIDE} controls={false} />
      </Field>
      <Field
        {...of(step.points)}
        needs={[pointTask.dayLimit]}
        check={(points, { dayLimit }) => pointsFault(points, dayLimit, t)}
      >
        <NumberBox style={WIDE} controls={false} />
      </Field>
      <Field {...of(step.timesLimit)}>
        <NumberBox style={WIDE} controls={false} />
      </Field>
      <Button type="text" icon={<DeleteOutlined />} aria-label={named(t('kit.delete'), name)} onClick={remove} />
    </li>
  )
}
