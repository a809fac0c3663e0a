import { Dialog } from '@/kit/dialog/dialog'
import { useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

/** Result of a call for several rows: the number of successes, and the rows that the server refused. */
export interface PartResult {
  title: string
  good: number
  fails: readonly { name: string; reason: string }[]
}

export const PartlyRefused = ({ of, onClose }: { of: PartResult | undefined; onClose: () => void }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <Dialog open={of !== undefined} title={of?.title} onClose={onClose}>
      {of && (
        <>
          <p role="status">{t('bulk.result', { good: count(of.good), bad: count(of.fails.length) })}</p>
          <SmallTable
            dataSource={of.fails.map((fail, key) => ({ key, ...fail }))}
            columns={[
              { title: t('bulk.row'), dataIndex: 'name' },
              { title: t('bulk.reason'), dataIndex: 'reason' },
            ]}
          />
        </>
      )}
    </Dialog>
  )
}
