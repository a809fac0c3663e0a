import { useDraggable } from '@dnd-kit/core'
import { Tooltip } from 'antd'
import { memo } from 'react'
import { useT } from '@/locales'
import { KINDS } from './blocks'
import { type BlockKind, typeName } from './kind'

const Item = ({ kind, full, add }: { kind: BlockKind; full: boolean; add: (kind: BlockKind) => void }) => {
  const t = useT()
  const name = typeName(kind.type, t)
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `new ${kind.type}`,
    data: { type: kind.type },
    disabled: full,
  })
  return (
    <Tooltip title={name} placement="right">
      <button
        ref={setNodeRef}
        type="button"
        className="page-palette-item"
        data-dragging={isDragging}
        disabled={full}
        aria-label={name}
        onClick={() => add(kind)}
        onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined} // only listener
      >
        {kind.icon}
        <span>{name}</span>
      </button>
    </Tooltip>
  )
}

export const Palette = memo(({ full, add }: { full: boolean; add: (kind: BlockKind) => void }) => {
  const t = useT()
  return (
    <div className="page-palette" role="group" aria-label={t('pageBuilder.palette')}>
      {KINDS.map((kind) => (
        <Item key={kind.type} kind={kind} full={full} add={add} />
      ))}
    </div>
  )
})
