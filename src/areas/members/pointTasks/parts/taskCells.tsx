import { Tooltip } from 'antd'
import { type ReactNode, useCallback } from 'react'
import type { CallId } from '@/api/callIds'
import { type Field, is, optionOf } from '@/entities/field'
import { contactType } from '@/entities/members/pointContact'
import { pointTask, type PointTask, pointTaskType } from '@/entities/members/pointTask'
import { enableStatus } from '@/entities/shared/enums'
import { Toggle } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { callChoicesFilter } from '@/kit/list/choiceFilters'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { PictureFrame } from '@/kit/show/Picture'
import { isBlank } from '@/lib/given'
import { type TextKey, type Translate, useT } from '@/locales'
import { pointChoices, type PointItem } from '../../parts/pointChoices'

/** The icon of a task before its name. */
export const TaskName = ({ icon, children }: { icon: unknown; children: ReactNode }) => (
  <span className="task-name">
    {plain(icon) && <PictureFrame src={plain(icon)} width={24} height={24} />}
    {children}
  </span>
)

/** The question before a task is switched off, with the effect of that. */
export const offQuestion = (t: Translate, name: string, effect: TextKey) => ({
  title: t('pointTasks.offAsk', { name }),
  effect: t(effect),
  okText: t('pointTasks.off'),
  danger: true,
})

/** The switch of a task, for readers its state. A task that is over cannot be switched on. */
export const TaskSwitch = ({
  status,
  name,
  head,
  isPast = false,
  can,
  effect,
  set,
}: {
  status: PointTask['status']
  name: string
  head: boolean
  isPast?: boolean
  can: CallId
  effect: TextKey
  set: (status: PointTask['status']) => Promise<unknown>
}) => {
  const t = useT()
  if (!head) return <StatusTag field={pointTask.status} value={status} />
  const on = is(status, enableStatus.enabled)
  const isStuck = isPast && !on
  const toggle = (
    <Toggle
      on={on}
      name={name}
      can={can}
      disabled={isStuck}
      ask={(next) => (next ? undefined : offQuestion(t, name, effect))}
      change={(next) => set(next ? enableStatus.enabled : enableStatus.disabled)}
      done={(next) => t(next ? 'pointTasks.turnedOn' : 'pointTasks.turnedOff', { name })}
    />
  )
  return isStuck ? (
    <Tooltip title={t('pointTasks.past')}>
      <span>{toggle}</span>
    </Tooltip>
  ) : (
    toggle
  )
}

export const taskTypes = () => pointChoices(pointTaskType, 'POINT_TASK_TYPE')
export const contactTypes = () => pointChoices(contactType, 'POINT_CONTACT_TYPE')

/** A filter of several values of a dictionary, also of those that are switched off: rows of them remain. */
export const codeFilter = <K extends string>(field: Field<K>, of: typeof taskTypes) => {
  const source = of()
  return callChoicesFilter(field, { ...source, choice: (one) => ({ ...source.choice(one), disabled: false }) })
}

const NO_ITEMS: readonly PointItem[] = []
/** Returns what renders a code of a field by the text of its dictionary, in the tone of its state. */
export const useCodeTag = (field: Field, of: typeof taskTypes) => {
  const t = useT()
  const { data = NO_ITEMS } = useLoad(of().of)
  return useCallback(
    (value: unknown) => {
      if (isBlank(value)) return <Blank />
      const option = optionOf(field.of, value)
      const item = data.find(({ code }) => is(String(value), code))
      const words = item ? of().choice(item).label : option ? t(option.label) : plain(value)
      return <Mark tone={option?.tone}>{words}</Mark>
    },
    [field, of, data, t],
  )
}
