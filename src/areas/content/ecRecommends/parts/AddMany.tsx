import { Alert, Button, Progress, Space } from 'antd'
import { useState } from 'react'
import type { CardInput } from '@/api/content/hotContent'
import * as hotContent from '@/api/content/hotContent'
import { ContentPicker, type Picked } from '@/business/links/ContentPicker'
import { ecRecommend } from '@/entities/content/ecRecommend'
import { ecBlockSlots } from '@/entities/content/slots'
import { enableStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { sizeFault } from '@/kit/form/pictures'
import { optionName } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { blockQuery } from './blockQuery'
import { cardKindsOf, typesOf } from './cardRules'
import { typeOf } from '../../parts/recommendRules'

const MAX = 20
const DAYS = 30
const DAY = 86_400_000
interface Run {
  done: number
  total: number
  failed: { one: Picked; reason: string }[]
}

/**
 * Creates a card for each of several contents, one after the other: disabled, for thirty days, at the end of the
 * block. Failures, among them contents whose cover has the wrong size, are reported and can be retried.
 */
export const AddMany = ({ block, onClose }: { block: number; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const [run, setRun] = useState<Run>()
  const { data } = useLoad(blockQuery(block))
  const rows = data?.records ?? []
  const title = t('card.addManyTo', { block: optionName(t, ecRecommend.blockCode, block) })
  const start = async (picked: readonly Picked[]) => {
    const last = Math.max(0, ...rows.map(({ sort }) => numberIn(sort) ?? 0))
    const now: Run = { done: 0, total: picked.length, failed: [] }
    await act(async () => {
      setRun({ ...now })
      for (const [at, one] of picked.entries()) {
        try {
          const fault = await sizeFault(t, one.cover, ecBlockSlots[block]?.size)
          if (fault) throw new Error(fault)
          await hotContent.createRecommend(cardOf(one, block, last + at + 1), { quiet: true })
        } catch (error) {
          now.failed = [...now.failed, { one, reason: error instanceof Error ? error.message : '' }]
        }
        now.done++
        setRun({ ...now })
      }
    })
  }
  if (!run)
    return (
      <ContentPicker
        kinds={typesOf(block).flatMap((type) => cardKindsOf(type) ?? [])}
        max={MAX}
        taken={rows.map(({ contentId }) => contentId)}
        onPick={(picked) => void start(picked)}
        onClose={onClose}
      />
    )
  const { done, total, failed } = run
  return (
    <Dialog
      open
      title={title}
      onClose={() => !busy && onClose()}
      footer={
        !busy && (
          <Space>
            {failed.length > 0 && (
              <Button type="primary" onClick={() => void start(failed.map(({ one }) => one))}>
                {t('card.retry')}
              </Button>
            )}
            <Button onClick={onClose}>{t('kit.close')}</Button>
          </Space>
        )
      }
    >
      {busy ? (
        <>
          <p role="status">{t('card.adding', { done, total })}</p>
          <Progress percent={Math.round((done / total) * 100)} aria-label={title} />
        </>
      ) : (
        <>
          <Alert
            showIcon
            type={failed.length ? 'warning' : 'success'}
            title={t('card.addedMany', { good: total - failed.length, bad: failed.length })}
          />
          <ul>
            {failed.map(({ one, reason }) => (
              <li key={one.id}>
                <bdi>{one.title || one.id}</bdi> · {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

const cardOf = ({ id, title, cover, kind }: Picked, block: number, sort: number): CardInput => ({
  // Codes of their enumerations.
  blockCode: block as CardInput['blockCode'],
  contentType: typeOf(kind) as CardInput['contentType'],
  contentId: id,
  contentTitle: title,
  title: [...title].slice(0, ecRecommend.title.max).join(''),
  cover: cover ?? '',
  startTime: formatTime(Date.now()),
  endTime: formatTime(Date.now() + DAYS * DAY),
  sort,
  status: enableStatus.disabled,
})
