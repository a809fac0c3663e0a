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

export const TaskName = ({ icon, children }: { icon: unknown; children: ReactNode }) => (
  <span className="task-name">
    {plain(icon) && <PictureFrame src={plain(icon)} width={24} height={24} />}
    {children}
  </span>
)

export const offQuestion = (t: Translate, name: string, effect: TextKey) => ({
  title: t('pointTasks.offAsk', { name }),
  effect: t(effect),
  okText: t('pointTasks.off'),
  danger: true,
})

/** Switch of a task; read-only viewers see its state. An expired task cannot be switched on. */
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

/** Filter by values of a dictionary, including disabled ones, since rows may still have them. */
export const codeFilter = <K extends string>(field: Field<K>, of: typeof taskTypes) => {
  const source = of()
  return callChoicesFilter(field, { ...source, choice: (one) => ({ ...source.choice(one), disabled: false }) })
}

const NO_ITEMS: readonly PointItem[] = []
/** Returns a renderer of codes of a field, with the dictionary text and the tone of the state. */
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
