import { type QaaPage, qaa as fields } from '@/entities/content/qaa'
import { Card } from '@/kit/show/Card'
import { useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** What readers said of an answer, as a bar of good and bad, and day by day in the last seven. */
export const Votes = ({ row }: { row: QaaPage }) => {
  const t = useT()
  const { count } = useFormats()
  const [good, bad] = [numberIn(row.usefulCount), numberIn(row.uselessCount)]
  const all = (good ?? 0) + (bad ?? 0)
  return (
    <Card title={t('faqs.votes')}>
      <div className="faq-votes" aria-hidden>
        {all > 0 && <span style={{ width: `${((good ?? 0) / all) * 100}%` }} />}
      </div>
      <p className="digits">
        {t(fields.usefulCount.label)} {count(good)} / {t(fields.uselessCount.label)} {count(bad)}
      </p>
      <SmallTable
        rowKey="date"
        dataSource={row.votes}
        columns={[
          { title: t('faqs.day'), dataIndex: 'date' },
          { title: t(fields.usefulCount.label), dataIndex: 'usefulCount', render: count },
          { title: t(fields.uselessCount.label), dataIndex: 'uselessCount', render: count },
        ]}
      />
    </Card>
  )
}
