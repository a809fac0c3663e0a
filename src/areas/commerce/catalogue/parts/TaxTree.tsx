import { Button, Input, Skeleton, Space } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import * as goods from '@/api/commerce/goods'
import { type TaxNode, taxItem } from '@/entities/commerce/taxItem'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { CLEAR } from '@/kit/show/boxIcons'
import { Marked } from '@/kit/show/Marked'
import { above, found, indexOf, rowsOf } from '@/kit/tree/tree'
import { type TreeColumn, TreeTable } from '@/kit/tree/TreeTable'
import { foldText } from '@/lib/foldText'
import { useT } from '@/locales'

interface Node {
  id: string
  name: string
  children: Node[]
}
const nodesOf = (nodes: readonly TaxNode[]): Node[] =>
  nodes.map(({ taxCode, taxName, children }) => ({
    id: String(taxCode),
    name: String(taxName ?? taxCode),
    children: nodesOf(children),
  }))

export const TaxTree = ({ chosen, choose }: { chosen: string; choose: (code: string) => void }) => {
  const t = useT()
  const { data, error, retry } = useLoad(goods.getTaxTree.query(undefined, { quiet: true }))
  const [words, setWords] = useState('')
  const searched = useDeferredValue(foldText(words.trim()))
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const tree = useMemo(() => nodesOf(data ?? []), [data])
  const index = useMemo(() => indexOf(tree), [tree])
  const shown = useMemo(
    () =>
      searched
        ? found(tree, ({ id, name }) => foldText(name).includes(searched) || id.startsWith(searched))
        : undefined,
    [tree, searched],
  )
  const own = useMemo(
    // Until the user opens or closes a node, the path to the chosen one is open.
    () => opened ?? new Set(above(index, chosen).map(({ id }) => id)),
    [opened, index, chosen],
  )
  const rows = useMemo(() => rowsOf(tree, searched ? 'all' : own, shown), [tree, searched, own, shown])
  const columns: TreeColumn<Node>[] = [
    {
      key: taxItem.taxName.key,
      label: taxItem.taxName.label,
      width: 200,
      grow: true,
      cell: ({ node }) => (
        <bdi className="tree-text" title={node.name}>
          <Marked text={node.name} query={searched} />
        </bdi>
      ),
    },
  ]
  if (error && !data)
    return (
      <section className="card">
        <p>{t('catalogue.treeFailed')}</p>
        <Failed compact error={error} retry={retry} />
      </section>
    )
  return (
    <section className="card" aria-label={t('catalogue.taxTree')}>
      <OutdatedNote error={error} retry={retry} />
      <Input
        allowClear={CLEAR}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        aria-label={t('catalogue.treeSearch')}
        placeholder={t('catalogue.treeSearch')}
      />
      <Space wrap className="catalogue-tree-tools">
        <Button size="small" onClick={() => setOpened(new Set(index.keys()))}>
          {t('catalogue.expandAll')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setOpened(new Set())
            setWords('')
          }}
        >
          {t('catalogue.collapseAll')}
        </Button>
        <Button size="small" disabled={!chosen} onClick={() => choose('')}>
          {t('catalogue.wholeTree')}
        </Button>
      </Space>
      {data ? (
        <TreeTable
          label={t('catalogue.taxTree')}
          rows={rows}
          columns={columns}
          rowHeight={36}
          toggle={(id, to) => setOpened(new Set(to ? [...own, id] : [...own].filter((one) => one !== id)))}
          pick={({ id }) => choose(id === chosen ? '' : id)}
          chosen={chosen}
          empty={<p className="quiet">{t('list.emptyFiltered')}</p>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </section>
  )
}
