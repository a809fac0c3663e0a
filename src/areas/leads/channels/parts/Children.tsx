import '../channels.css'
import * as dictionaries from '@/api/system/dictionaries'
import { type DictItem, dictItem } from '@/entities/shared/dictItem'
import { Panel } from '@/kit/dialog/dialog'
import { DASH } from '@/kit/show/format'
import { Failed, useLoad } from '@/kit/data/load'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

const QUIET = { quiet: true }

interface Pair {
  code: string
  console?: DictItem
  h5?: DictItem
}

const pairs = (console: readonly DictItem[], h5: readonly DictItem[]): Pair[] =>
  [...new Set([...console, ...h5].map(({ code }) => code))].map((code) => ({
    code,
    console: console.find((one) => one.code === code),
    h5: h5.find((one) => one.code === code),
  }))

/** Values of a type in the console beside those of the H5 pages, red where they differ. */
export const Children = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useT()
  const own = useLoad(dictionaries.listByParentCode.query({ parentCode: code }, QUIET), { keep: false })
  const h5 = useLoad(dictionaries.listByParentCodeH5.query({ parentCode: code }, QUIET), { keep: false })
  const failed = [own, h5].find(({ error }) => error)
  const name = ({ console: mine, h5: theirs }: Pair, item: DictItem | undefined) => {
    if (mine?.name === theirs?.name) return <bdi>{item?.name}</bdi>
    return <strong className="differs">{item?.name ?? DASH}</strong>
  }
  return (
    <Panel open title={t('channels.childrenOf', { name: code })} width={560} onClose={onClose}>
      {failed?.error ? (
        <Failed error={failed.error} retry={failed.retry} />
      ) : (
        <SmallTable
          rowKey="code"
          loading={own.first || h5.first}
          dataSource={own.data && h5.data ? pairs(own.data, h5.data) : []}
          columns={[
            { title: t(dictItem.code.label), dataIndex: 'code', width: 110 },
            { title: t('channels.console'), render: (_, row) => name(row, row.console) },
            { title: 'H5', render: (_, row) => name(row, row.h5) },
          ]}
        />
      )}
    </Panel>
  )
}
