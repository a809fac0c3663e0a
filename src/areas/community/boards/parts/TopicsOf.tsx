import { useId } from 'react'
import { belongs } from '@/api/belongs'
import * as topics from '@/api/community/topics'
import { topic } from '@/entities/community/topic'
import { Loaded, useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { TOPIC } from '../paths'

export const TopicsOf = ({ plateId }: { plateId: string }) => {
  const t = useT()
  const load = useLoad(topics.list.query({ plateId, pageNo: 1, pageSize: 100 }, { quiet: true }))
  const heading = useId()
  const rows = (load.data?.records ?? []).filter((row) => belongs(row, 'plateId', plateId))
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="card-title">
        {t('boards.topicsOf')}
      </h3>
      <Loaded load={load}>
        {rows.length === 0 ? (
          <p className="quiet">{t('boards.noTopics')}</p>
        ) : (
          <ul className="board-topics">
            {rows.map((row) => (
              <li key={row.id}>
                <CellLink to={to(TOPIC, { id: row.id })}>
                  <bdi>#{plain(row.topicName)}#</bdi>
                </CellLink>{' '}
                <StatusTag field={topic.status} value={row.status} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
