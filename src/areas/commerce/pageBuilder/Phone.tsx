import { useDraggable } from '@dnd-kit/core'
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  DisconnectOutlined,
  EyeInvisibleOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { type CSSProperties, type KeyboardEvent, memo, type RefObject } from 'react'
import { type Block } from '@/entities/commerce/subjectBlock'
import { isYes } from '@/entities/field'
import { named, plain } from '@/kit/show/format'
import { Part } from '@/kit/show/Part'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { kindOf } from './blocks'
import { isColour } from './boxes'
import { blockName, wholeIn } from './kind'
import type { Settings } from './state'

const FIRST_COLOUR = '#F5F5F5'
const groundOf = ({ bgColor, bgImage }: Pick<Settings, 'bgColor' | 'bgImage'>): CSSProperties => ({
  backgroundColor: isColour(bgColor) ? bgColor : FIRST_COLOUR,
  ...(isPictureUrl(bgImage) && { backgroundImage: `url(${JSON.stringify(bgImage)})` }),
})
const spaceAbove = (block: Block): CSSProperties => ({ marginTop: wholeIn(block.marginTop, 0, 100, 0) })

const BlockPreview = memo(({ block }: { block: Block }) => {
  const t = useT()
  const kind = kindOf(block.blockType)
  return kind ? (
    <Part of={block}>{kind.face(block.props)}</Part>
  ) : (
    <p className="page-unknown">
      {t('pageBuilder.unknown')}
      {block.blockType && ` · ${block.blockType}`}
    </p>
  )
})

export interface BlockActs {
  choose: (id: string) => void
  moveBy: (id: string, by: number) => void
  copy: (id: string) => void
  remove: (id: string) => void
  hide: (id: string) => void
}

const PhoneBlock = memo(
  ({
    block,
    at,
    last,
    chosen,
    faulty,
    dead,
    full,
    acts,
  }: {
    block: Block
    at: number
    last: boolean
    chosen: boolean
    faulty: boolean
    dead: boolean
    full: boolean
    acts: BlockActs
  }) => {
    const t = useT()
    const { setNodeRef, listeners, isDragging } = useDraggable({ id: block.id, data: { id: block.id } })
    const name = blockName(block, t)
    const label = t('pageBuilder.blockAt', { at: at + 1, name })
    const isHidden = isYes(block.hidden)
    const marks = [isHidden && t('subjectBlock.hidden'), dead && t('shopLink.dead')].filter(Boolean)
    return (
      <li
        ref={setNodeRef}
        data-block={block.id}
        className="page-block"
        data-chosen={chosen}
        data-faulty={faulty}
        data-hidden={isHidden}
        data-dragging={isDragging}
        style={spaceAbove(block)}
      >
        <div inert className="page-block-face">
          <BlockPreview block={block} />
        </div>
        <button
          type="button"
          className="page-block-pick"
          aria-pressed={chosen}
          aria-label={named(label, marks.join(t('kit.comma')))}
          onClick={() => acts.choose(block.id)}
          onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined} // only listener
        />
        {isHidden && <EyeInvisibleOutlined className="page-block-hidden" />}
        {dead && <DisconnectOutlined aria-hidden className="page-block-dead" />}
        {chosen && (
          <span className="page-block-tools" role="group" aria-label={label}>
            <Button
              size="small"
              icon={<ArrowUpOutlined />}
              disabled={at === 0}
              aria-label={named(t('list.up'), label)}
              onClick={() => acts.moveBy(block.id, -1)}
            />
            <Button
              size="small"
              icon={<ArrowDownOutlined />}
              disabled={last}
              aria-label={named(t('list.down'), label)}
              onClick={() => acts.moveBy(block.id, 1)}
            />
            <Button
              size="small"
              icon={<CopyOutlined />}
              disabled={full}
              aria-label={named(t('kit.copy'), label)}
              onClick={() => acts.copy(block.id)}
            />
            <Button
              size="small"
              danger
              icon={<DeleteOutlined />}
              aria-label={named(t('kit.delete'), label)}
              onClick={() => acts.remove(block.id)}
            />
          </span>
        )}
      </li>
    )
  },
)

const Line = () => <li className="page-line" aria-hidden />

export const Phone = ({
  settings,
  blocks,
  chosen,
  faulty,
  dead,
  line,
  full,
  list,
  acts,
  onKey,
}: {
  settings: Settings
  blocks: readonly Block[]
  chosen: string | undefined
  faulty: ReadonlySet<string>
  dead: ReadonlySet<string>
  line: number | undefined
  full: boolean
  list: RefObject<HTMLOListElement | null>
  acts: BlockActs
  onKey: (event: KeyboardEvent) => void
}) => {
  const t = useT()
  return (
    <PhoneFrame title={plain(settings.title) || t('pageBuilder.untitled')} height={680}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside */}
      <ol
        ref={list}
        className="page-blocks"
        aria-label={t('pageBuilder.blocks')}
        style={groundOf(settings)}
        onKeyDown={onKey}
      >
        {blocks.length === 0 && <li className="page-empty">{t('pageBuilder.empty')}</li>}
        {blocks.flatMap((block, at) => [
          line === at && <Line key="line" />,
          <PhoneBlock
            key={block.id}
            block={block}
            at={at}
            last={at === blocks.length - 1}
            chosen={block.id === chosen}
            faulty={faulty.has(block.id)}
            dead={dead.has(block.id)}
            full={full}
            acts={acts}
          />,
        ])}
        {line === blocks.length && <Line />}
      </ol>
    </PhoneFrame>
  )
}

/** Page as buyers see it, without blocks that are hidden or have ended. */
export const PagePhone = ({
  settings,
  blocks,
  height = 640,
}: {
  settings: Pick<Settings, 'title' | 'bgColor' | 'bgImage'>
  blocks: readonly Block[]
  height?: number
}) => {
  const t = useT()
  const shown = blocks.filter((block) => !isYes(block.hidden) && !kindOf(block.blockType)?.over(block.props))
  return (
    <PhoneFrame title={plain(settings.title)} height={height}>
      <ol className="page-blocks" style={groundOf(settings)} aria-label={t('pageBuilder.blocks')}>
        {shown.length === 0 && <li className="page-empty">{t('pageBuilder.nothingShown')}</li>}
        {shown.map((block) => (
          <li key={block.id} className="page-block" style={spaceAbove(block)}>
            <BlockPreview block={block} />
          </li>
        ))}
      </ol>
    </PhoneFrame>
  )
}
