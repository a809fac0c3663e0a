import { useState } from 'react'
import * as topics from '@/api/community/topics'
import { whyOf } from '@/entities/community/reason'
import { type Topic, topic, topicStatus } from '@/entities/community/topic'
import { is, isYes } from '@/entities/field'
import { type Action, Toggle } from '@/kit/actions/actions'
import { named, plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { ReasonDialog } from '../../parts/ReasonDialog'

export const topicName = ({ topicName: name, id }: Topic): string => plain(name) || id
export const isShown = ({ status }: Topic): boolean => is(status, topicStatus.up)
const isOut = ({ status }: Topic): boolean => is(status, topicStatus.draft, topicStatus.down)

type MarkKey = 'hotFlag' | 'recommendFlag'
const setMark = ({ id }: Topic, key: MarkKey, on: boolean) => topics.update({ id, [key]: on ? 1 : 0 })

/** A mark of a topic as a switch that flips once the server has done it; a topic that nobody sees bears none. */
export const MarkSwitch = ({ row, mark }: { row: Topic; mark: MarkKey }) => {
  const t = useT()
  if (!isShown(row)) return <Value field={topic[mark]} value={row[mark]} />
  return (
    <Toggle
      after
      on={isYes(row[mark])}
      name={named(t(topic[mark].label), topicName(row))}
      can="topics.update"
      change={(to) => setMark(row, mark, to)}
      done={(to) => t(to ? 'boards.marked' : 'boards.unmarked')}
    />
  )
}

/** How topics go on the shelf and off it, are marked and deleted: actions of a row or a page, and the window that asks for a reason. */
export const useTopicActions = () => {
  const t = useT()
  const [asked, setAsked] = useState<{ row: Topic; removes: boolean }>()
  const mark = (row: Topic, key: MarkKey, label: Action['label'], on: boolean): Action => ({
    label,
    can: 'topics.update',
    hide: !isShown(row) || isYes(row[key]) === on,
    run: () => setMark(row, key, on),
    done: t(on ? 'boards.marked' : 'boards.unmarked'),
  })
  const shelf = (row: Topic): Action[] => [
    {
      label: 'boards.up',
      can: 'topics.shelve',
      next: true,
      hide: !isOut(row),
      run: () => topics.shelve({ id: row.id, status: 1 }),
      done: t('boards.isUp'),
    },
    {
      label: 'boards.down',
      can: 'topics.shelve',
      danger: true,
      hide: !isShown(row),
      run: () => setAsked({ row, removes: false }),
    },
  ]
  return {
    shelf,
    all: (row: Topic): Action[] => [
      ...shelf(row),
      mark(row, 'hotFlag', 'boards.hotOn', true),
      mark(row, 'hotFlag', 'boards.hotOff', false),
      mark(row, 'recommendFlag', 'boards.offer', true),
      mark(row, 'recommendFlag', 'boards.withhold', false),
      {
        label: 'boards.delete',
        can: 'topics.remove',
        danger: true,
        hide: !isOut(row) || numberIn(row.dynamicCount) !== 0,
        run: () => setAsked({ row, removes: true }),
      },
    ],
    window: asked && (
      <ReasonDialog
        title={t(asked.removes ? 'boards.topicDeleteAsk' : 'boards.topicDownAsk', { name: topicName(asked.row) })}
        notice={asked.removes ? 'boards.deleteNotice' : 'boards.downNotice'}
        effect={asked.removes ? undefined : t('boards.topicDownEffect')}
        okText={t(asked.removes ? 'boards.delete' : 'boards.down')}
        done={t(asked.removes ? 'boards.deleted' : 'boards.isDown')}
        save={(reason) =>
          asked.removes
            ? topics.remove({ id: asked.row.id, ...whyOf(reason) })
            : topics.shelve({ id: asked.row.id, status: 0, ...whyOf(reason) })
        }
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
