import { useState } from 'react'
import * as topics from '@/api/community/topics'
import { whyOf } from '@/entities/community/reason'
import { type Topic, topic, topicStatus } from '@/entities/community/topic'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { named, plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { mayHave } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { ModerationDialog } from '../../parts/ModerationDialog'

export const topicName = ({ topicName: name, id }: Topic): string => plain(name) || id
export const isShown = ({ status }: Topic): boolean => is(status, topicStatus.up)
const isOut = ({ status }: Topic): boolean => is(status, topicStatus.draft, topicStatus.down)

type MarkKey = 'hotFlag' | 'recommendFlag'
const MARK_LABELS = {
  hotFlag: ['boards.hotOn', 'boards.hotOff'],
  recommendFlag: ['boards.offer', 'boards.withhold'],
} as const
/** State pair of a topic mark. Hidden topics have no marks. */
const markState = (t: Translate, key: MarkKey) => {
  const [on, off] = MARK_LABELS[key]
  return statePair<Topic>(t, {
    can: 'topics.update',
    isOn: (row) => isYes(row[key]),
    set: ({ id }, to) => topics.update({ id, [key]: to ? 1 : 0 }),
    on: { label: on, done: t('boards.marked'), when: isShown },
    off: { label: off, done: t('boards.unmarked'), when: isShown },
  })
}

export const MarkSwitch = ({ row, mark }: { row: Topic; mark: MarkKey }) => {
  const t = useT()
  if (!isShown(row)) return <Value field={topic[mark]} value={row[mark]} />
  return markState(t, mark).toggle(row, named(t(topic[mark].label), topicName(row)))
}

export const useTopicActions = () => {
  const t = useT()
  const [asked, setAsked] = useState<{ row: Topic; removes: boolean }>()
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
      ...markState(t, 'hotFlag').actions(row),
      ...markState(t, 'recommendFlag').actions(row),
      {
        label: 'kit.delete',
        can: 'topics.remove',
        danger: true,
        hide: !isOut(row) || mayHave(row.dynamicCount),
        run: () => setAsked({ row, removes: true }),
      },
    ],
    window: asked && (
      <ModerationDialog
        title={t(asked.removes ? 'boards.topicDeleteAsk' : 'boards.topicDownAsk', { name: topicName(asked.row) })}
        notice={asked.removes ? 'boards.deleteNotice' : 'boards.downNotice'}
        effect={asked.removes ? undefined : t('boards.topicDownEffect')}
        okText={t(asked.removes ? 'kit.delete' : 'boards.down')}
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
