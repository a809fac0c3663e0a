import { CopyOutlined, DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Input } from 'antd'
import { useMemo, useState } from 'react'
import { copy } from '@/kit/dialog/copy'
import { useFormats } from '@/kit/show/format'
import { CLEAR } from '@/kit/show/boxIcons'
import { Marked } from '@/kit/show/Marked'
import { useT } from '@/locales'
import { bodyOf, type JsonNode, matchesIn, nodesOf, pathsTo } from './jsonNodes'

/** Depth to which the tree is initially expanded. */
const OPEN_DEPTH = 3
/** Maximum number of rendered children per node. The number of the rest is shown, and the copy is complete. */
const MAX_CHILDREN = 200

interface Tree {
  word: string
  open: ReadonlySet<string>
  toggle: (path: string) => void
}

const Node = ({ of: node, tree }: { of: JsonNode; tree: Tree }) => {
  const t = useT()
  const name = node.name && (
    <span className="json-name">
      <Marked text={node.name} query={tree.word} />:{' '}
    </span>
  )
  if (node.kind === 'value')
    return (
      <li>
        {name}
        <Marked text={node.text} query={tree.word} />
      </li>
    )
  const isOpen = tree.open.has(node.path)
  const size = node.children.length
  const rest = size - MAX_CHILDREN
  return (
    <li>
      <button type="button" className="json-fold" aria-expanded={isOpen} onClick={() => tree.toggle(node.path)}>
        {isOpen ? <DownOutlined /> : <RightOutlined />} {name}
        <span className="quiet">{node.kind === 'list' ? `[${size}]` : `{${size}}`}</span>
      </button>
      {isOpen && size > 0 && (
        <ul>
          {node.children.slice(0, MAX_CHILDREN).map((one) => (
            <Node key={one.path} of={one} tree={tree} />
          ))}
          {rest > 0 && <li className="quiet">{t('vehicleControl.moreItems', { count: rest })}</li>}
        </ul>
      )}
    </li>
  )
}

const Unfolded = ({ title, value }: { title: string; value: unknown }) => {
  const t = useT()
  const root = useMemo(() => nodesOf(value), [value])
  const [word, setWord] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(pathsTo(root, OPEN_DEPTH)))
  const found = useMemo(() => matchesIn(root, word), [root, word])
  const open = useMemo(() => new Set([...opened, ...found.open]), [opened, found])
  const toggle = (path: string) => {
    const next = new Set(opened)
    if (!next.delete(path)) next.add(path)
    setOpened(next)
  }
  const isWhole = pathsTo(root, Infinity).every((path) => open.has(path))
  return (
    <>
      <Flex gap={8} align="center" wrap>
        <Input
          size="small"
          allowClear={CLEAR}
          className="json-search"
          value={word}
          placeholder={t('vehicleControl.findIn')}
          aria-label={`${title}: ${t('vehicleControl.findIn')}`}
          onChange={(event) => setWord(event.target.value)}
        />
        {word.trim() && (
          <span className="quiet" role="status">
            {t('vehicleControl.matches', { count: found.count })}
          </span>
        )}
        <Button
          size="small"
          type="text"
          onClick={() => setOpened(new Set(isWhole ? [root.path] : pathsTo(root, Infinity)))}
        >
          {t(isWhole ? 'vehicleControl.foldAll' : 'vehicleControl.openAll')}
        </Button>
      </Flex>
      <ul className="json-tree">
        <Node of={root} tree={{ word, open, toggle }} />
      </ul>
    </>
  )
}

/**
 * Logged body: JSON as a tree to search, collapse and copy, other text as it is, and for bytes their number. Its
 * content is never executed.
 */
export const JsonTree = ({ title, body: raw }: { title: string; body: unknown }) => {
  const t = useT()
  const { count } = useFormats()
  const body = useMemo(() => bodyOf(raw), [raw])
  const text = body.kind === 'json' ? JSON.stringify(body.value, null, 2) : body.kind === 'text' ? body.text : ''
  return (
    <section className="json" aria-label={title}>
      <Flex justify="space-between" align="center" gap={8}>
        <h3 className="json-title">{title}</h3>
        {text && (
          <Button
            size="small"
            icon={<CopyOutlined />}
            aria-label={`${t('kit.copy')} ${title}`}
            onClick={() => void copy(text, t('kit.copied'))}
          >
            {t('kit.copy')}
          </Button>
        )}
      </Flex>
      {body.kind === 'none' && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('vehicleControl.noBody')} />}
      {body.kind === 'binary' && <p className="quiet">{t('vehicleControl.binary', { size: count(body.bytes) })}</p>}
      {body.kind === 'text' && (
        <>
          <p className="quiet">{t('vehicleControl.notJson')}</p>
          <pre className="json-text">{body.text}</pre>
        </>
      )}
      {body.kind === 'json' && <Unfolded key={text} title={title} value={body.value} />}
    </section>
  )
}
