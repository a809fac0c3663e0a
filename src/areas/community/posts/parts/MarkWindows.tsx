import { Alert } from 'antd'
import { useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { type Dynamic, dynamicFlag, sinkLevel, topScope } from '@/entities/community/dynamic'
import { f, is, withStates } from '@/entities/field'
import { Choice, Moment, NumberBox } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { markNames } from '../../parts/Flags'

/** Runs the call and reloads the data if somebody else has changed it in the meantime. */
export type Fresh = (work: () => Promise<unknown>) => Promise<void>
interface WindowProps {
  row: Dynamic
  name: string
  fresh: Fresh
  onClose: () => void
}
const DAY = 86_400_000
const TOP_DAYS = 30
const TOP_FIRST = 7
const POSITIONS = 20
const PLACES = 50
const HOT_DAYS = 7

const END = { ...f.dateTime(), key: 'endTime', label: 'posts.endTime' } as const
const START = { ...f.dateTime({ required: true }), key: 'startTime', label: 'posts.startTime' } as const
const SCOPE = { ...f.enum(topScope, { required: true }), key: 'scope', label: 'posts.scope' } as const
const POSITION = { ...f.integer(), key: 'position', label: 'posts.position' } as const
const PLACE = { ...f.integer({ required: true }), key: 'sort', label: 'posts.place' } as const
const LEVEL = { ...f.enum(sinkLevel, { required: true }), key: 'level', label: 'posts.sinkLevel' } as const

/** True if there is no end or it is within the next `days` days. */
const isWithin = (value: unknown, days: number) => {
  const end = toMillis(value)
  return end === undefined || (end > Date.now() && end <= Date.now() + days * DAY)
}

export const TopWindow = ({ row, name, fresh, onClose }: WindowProps) => {
  const t = useT()
  const [initial] = useState({ endTime: formatTime(Date.now() + TOP_FIRST * DAY) })
  const scopes = withStates(
    SCOPE,
    (code) =>
      is(code, topScope.all) ||
      (is(code, topScope.plate) && Boolean(row.plateName)) ||
      (is(code, topScope.topic) && row.topicNames.length > 0) ||
      (is(code, topScope.club) && Boolean(row.clubName)),
  )
  return (
    <FormPanel<{ scope?: 1 | 2 | 3 | 4; endTime?: string }>
      open
      asWindow
      name={`posts.top.${row.id}`}
      title={t('posts.topAsk', { name })}
      initial={initial}
      saveText={t('posts.top')}
      done={t('posts.marked')}
      save={(values) => fresh(() => dynamics.top({ id: row.id, flag: 1, ...values }))}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={scopes}>
            <Choice field={scopes} />
          </Field>
          <Field
            of={END}
            required
            check={(value) => (isWithin(value, TOP_DAYS) ? undefined : t('posts.endRule', { days: TOP_DAYS }))}
          >
            <Moment />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

/** Recommends a post, optionally at a position and until a time. */
export const RecommendWindow = ({ row, name, fresh, onClose }: WindowProps) => {
  const t = useT()
  return (
    <FormPanel<{ position?: number; endTime?: string }>
      open
      asWindow
      name={`posts.recommend.${row.id}`}
      title={t('posts.recommendAsk', { name })}
      initial={{}}
      saveText={t('posts.recommend')}
      done={t('posts.marked')}
      save={({ position, endTime }) =>
        fresh(() =>
          dynamics.recommend({ id: row.id, flag: 1, ...(position && { position }), ...(endTime && { endTime }) }),
        )
      }
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={POSITION}>
            <NumberBox precision={0} min={1} max={POSITIONS} />
          </Field>
          <Field of={END} check={(value) => (isWithin(value, Infinity) ? undefined : t('posts.endFuture'))}>
            <Moment />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

const LIFTING: readonly string[] = [dynamicFlag.top, dynamicFlag.hot, dynamicFlag.recommend]
/** Pushes a post down. Lists the marks that are removed with it. */
export const SinkWindow = ({ row, name, fresh, onClose }: WindowProps) => {
  const t = useT()
  const lost = row.flags.filter((flag) => LIFTING.includes(flag))
  return (
    <FormPanel<{ level?: 1 | 2 }>
      open
      asWindow
      danger
      name={`posts.sink.${row.id}`}
      title={t('posts.sinkAsk', { name })}
      initial={{}}
      saveText={t('posts.sink')}
      done={t('posts.marked')}
      save={({ level }) => fresh(() => dynamics.sink({ id: row.id, flag: 1, level }))}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {lost.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('posts.sinkClears', { marks: markNames(lost, t).join(' / ') })}
              className="space-below-md"
            />
          )}
          <Field of={LEVEL}>
            <Choice field={LEVEL} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

/** Adds posts to the hot list for some days. The position applies to the first of them. */
export const HotPlaces = ({ ids, title, onClose }: { ids: readonly string[]; title: string; onClose: () => void }) => {
  const t = useT()
  const [initial] = useState(() => ({
    startTime: formatTime(Date.now()),
    endTime: formatTime(Date.now() + (HOT_DAYS - 1) * DAY),
  }))
  return (
    <FormPanel<{ sort?: number; startTime?: string; endTime?: string }>
      open
      asWindow
      name={`posts.hot.${ids.join()}`}
      title={title}
      initial={initial}
      saveText={t('posts.toHot')}
      done={t('posts.onList')}
      save={({ sort, startTime, endTime = '' }) =>
        dynamics.addHot({ dynamicIds: [...ids], startTime, endTime, ...(sort && { sort }) })
      }
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={PLACE}>
            <NumberBox precision={0} min={1} max={PLACES} />
          </Field>
          <div className="two-columns">
            <Field of={START}>
              <Moment />
            </Field>
            <Field
              of={END}
              required
              needs={[START]}
              check={(value, all) => {
                const [from, until] = [toMillis(all.startTime), toMillis(value)]
                const good =
                  from === undefined || until === undefined || (until > from && until - from <= HOT_DAYS * DAY)
                return good ? undefined : t('posts.spanRule', { days: HOT_DAYS })
              }}
            >
              <Moment />
            </Field>
          </div>
        </>
      )}
    </FormPanel>
  )
}

export const HotWindow = ({ row, name, onClose }: WindowProps) => {
  const t = useT()
  return <HotPlaces ids={[row.id]} title={t('posts.toHotAsk', { name })} onClose={onClose} />
}
