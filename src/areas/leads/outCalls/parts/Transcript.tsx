import { Empty } from 'antd'
import { Fragment } from 'react'
import { findById } from '@/api/findById'
import * as outCall from '@/api/leads/outCall'
import { type OutCallDetail, outCallDetail } from '@/entities/leads/outCallDetail'
import { Facts } from '@/kit/show/Facts'
import { Panel } from '@/kit/dialog/dialog'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { clock } from '@/kit/show/format'
import { useT } from '@/locales'
import { RecordPlayer } from '../../parts/RecordPlayer'

const line = outCallDetail

const Tagged = ({ text, tags }: { text: string; tags: readonly string[] }) => {
  const found = tags.filter(Boolean).map((tag) => tag.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (!found.length) return text
  return text.split(new RegExp(`(${found.join('|')})`)).map((part, at) =>
    // The capturing group keeps the matches at odd positions. Parts have no identity but their position.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  )
}

const Talk = ({ row }: { row: OutCallDetail }) => {
  const t = useT()
  const said = row.transcript
  return (
    <>
      <Facts
        row={row}
        fields={[
          line.callStatus,
          line.intent,
          line.callTime,
          [line.duration, Number(row.duration) > 0 ? clock(Number(row.duration)) : undefined],
          line.tags,
          [
            line.recordUrl,
            <RecordPlayer key="record" url={row.recordUrl} name={row.customerName} seconds={row.duration} />,
          ],
        ]}
      />
      {said.length === 0 ? (
        <Empty description={t('outCall.noTranscript')} className="roomy" />
      ) : (
        <ol className="bubbles" aria-label={t('outCall.transcript')}>
          {said.map(({ speaker, text }, at) => (
            // A line of a transcript has no identity but its position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} data-from={speaker}>
              <small className="quiet">{t(speaker === 'customer' ? 'outCall.customer' : 'outCall.agent')}</small>
              <p className="bubble">
                <Tagged text={text} tags={row.tags} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

export const Transcript = ({ taskId, id, onClose }: { taskId: string; id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord
      of={findById(outCall.listTaskDetails, { taskId, id }, { id })}
      title={t('outCall.transcript')}
      width={640}
      onClose={onClose}
    >
      {(row) => (
        <Panel open title={`${t('outCall.transcript')} · ${row.customerName || row.id}`} width={640} onClose={onClose}>
          <Talk row={row} />
        </Panel>
      )}
    </LoadRecord>
  )
}
