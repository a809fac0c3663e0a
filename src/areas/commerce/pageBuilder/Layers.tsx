import {
  CopyOutlined,
  DeleteOutlined,
  DisconnectOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  HolderOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import type { Block } from '@/entities/commerce/subjectBlock'
import { isYes } from '@/entities/field'
import { named } from '@/kit/show/format'
import { Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { kindOf } from './blocks'
import { blockName } from './kind'
import type { BlockActs } from './Phone'

const Layer = memo(
  ({
    block,
    at,
    chosen,
    faulty,
    dead,
    full,
    acts,
  }: {
    block: Block
    at: number
    chosen: boolean
    faulty: boolean
    dead: boolean
    full: boolean
    acts: BlockActs
  }) => {
    const t = useT()
    const { row, handle } = useSortedRow(block.id)
    const name = blockName(block, t)
    const label = t('pageBuilder.blockAt', { at: at + 1, name })
    const isHidden = isYes(block.hidden)
    return (
      <li {...row} className="page-layer" data-chosen={chosen} data-faulty={faulty} data-hidden={isHidden}>
        <button type="button" className="page-grip" aria-label={named(t('rowOrder.handle'), label)} {...handle}>
          <HolderOutlined />
        </button>
        <button type="button" className="page-layer-name" aria-pressed={chosen} onClick={() => acts.choose(block.id)}>
          {kindOf(block.blockType)?.icon}
          <bdi>{name}</bdi>
          {dead && <DisconnectOutlined className="page-layer-dead" aria-label={t('shopLink.dead')} />}
        </button>
        <Button
          size="small"
          type="text"
          icon={isHidden ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          aria-label={named(t(isHidden ? 'pageBuilder.show' : 'pageBuilder.hide'), label)}
          onClick={() => acts.hide(block.id)}
        />
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined />}
          disabled={full}
          aria-label={named(t('kit.copy'), label)}
          onClick={() => acts.copy(block.id)}
        />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={named(t('kit.delete'), label)}
          onClick={() => acts.remove(block.id)}
        />
      </li>
    )
  },
)

export const Layers = ({
  blocks,
  chosen,
  faulty,
  dead,
  full,
  acts,
  move,
}: {
  blocks: readonly Block[]
  chosen: string | undefined
  faulty: ReadonlySet<string>
  dead: ReadonlySet<string>
  full: boolean
  acts: BlockActs
  move: (id: string, place: number) => void
}) => {
  const t = useT()
  const nameOf = (id: string) => {
    const block = blocks.find((one) => one.id === id)
    return block ? blockName(block, t) : id
  }
  return (
    <Sortable
      ids={blocks.map(({ id }) => id)}
      nameOf={nameOf}
      move={(from, to) => {
        const id = blocks[from]?.id
        if (id !== undefined) move(id, to)
      }}
    >
      <ol className="page-layers" aria-label={t('pageBuilder.layers')}>
        {blocks.map((block, at) => (
          <Layer
            key={block.id}
            block={block}
            at={at}
            chosen={block.id === chosen}
            faulty={faulty.has(block.id)}
            dead={dead.has(block.id)}
            full={full}
            acts={acts}
          />
        ))}
      </ol>
    </Sortable>
  )
}
