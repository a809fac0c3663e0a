import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Dropdown, Select, Tooltip } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type TextKey, useT } from '@/locales'
import { LinkTool } from './LinkTool'

const STOPS = 'button:not(:disabled), input[role=combobox]'

/** One tab stop for all tools: the arrow keys, Home and End go from tool to tool, Escape goes back to the text. */
const useRoving = (editor: Editor) => {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(undefined)
  const stops = () => [...(bar.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  const settle = () => {
    const all = stops()
    const stop = all.find((one) => one === last.current) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }
  useEffect(settle)
  return {
    ref: bar,
    onFocus: ({ target }: { target: Element }) => {
      last.current = target
      settle()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') return void editor.commands.focus()
      const all = stops()
      const at = all.findIndex((one) => one === event.target)
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key]
      if (to === undefined || at < 0) return
      event.preventDefault()
      all[(to + all.length) % all.length]?.focus()
    },
  }
}

/** The toolbar of the editor: styles, lists, alignment, link, pictures, tables, undo. */
export const Tools = ({
  editor,
  uploading,
  pick,
}: {
  editor: Editor
  uploading: boolean
  pick: (files: File[]) => void
}) => {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const roving = useRoving(editor)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      bullet: now.isActive('bulletList'),
      ordered: now.isActive('orderedList'),
      left: now.isActive({ textAlign: 'left' }),
      center: now.isActive({ textAlign: 'center' }),
      right: now.isActive({ textAlign: 'right' }),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
      level: [1, 2, 3, 4].find((level) => now.isActive('heading', { level })) ?? 0,
    }),
  })
  const chain = () => editor.chain().focus()
  const tool = (
    label: TextKey,
    icon: ReactNode,
    run: () => unknown,
    { active, disabled, loading }: { active?: boolean; disabled?: boolean; loading?: boolean } = {},
  ) => (
    <Tooltip title={t(label)} key={label}>
      <Button
        type={active ? 'primary' : 'text'}
        size="small"
        icon={icon}
        aria-label={t(label)}
        aria-pressed={active}
        disabled={disabled}
        loading={loading}
        onClick={() => void run()}
      />
    </Tooltip>
  )
  return (
    <div role="toolbar" aria-label={t('rich.tools')} className="rich-tools" {...roving}>
      <Select
        size="small"
        value={on.level}
        aria-label={t('rich.style')}
        popupMatchSelectWidth={false}
        style={{ width: 104 }}
        options={[0, 1, 2, 3, 4].map((level) => ({
          value: level,
          label: level ? t('rich.heading', { level }) : t('rich.text'),
        }))}
        onChange={(to) => {
          const level = ([1, 2, 3, 4] as const).find((one) => one === to)
          if (level) chain().setHeading({ level }).run()
          else chain().setParagraph().run()
        }}
      />
      {tool('rich.bold', <BoldOutlined />, () => chain().toggleBold().run(), { active: on.bold })}
      {tool('rich.italic', <ItalicOutlined />, () => chain().toggleItalic().run(), { active: on.italic })}
      {tool('rich.underline', <UnderlineOutlined />, () => chain().toggleUnderline().run(), { active: on.underline })}
      {tool('rich.strike', <StrikethroughOutlined />, () => chain().toggleStrike().run(), { active: on.strike })}
      {tool('rich.clear', <ClearOutlined />, () => chain().unsetAllMarks().clearNodes().run())}
      <span className="rich-gap" />
      {tool('rich.bullets', <UnorderedListOutlined />, () => chain().toggleBulletList().run(), { active: on.bullet })}
      {tool('rich.numbers', <OrderedListOutlined />, () => chain().toggleOrderedList().run(), { active: on.ordered })}
      {tool('rich.left', <AlignLeftOutlined />, () => chain().toggleTextAlign('left').run(), { active: on.left })}
      {tool('rich.center', <AlignCenterOutlined />, () => chain().toggleTextAlign('center').run(), {
        active: on.center,
      })}
      {tool('rich.right', <AlignRightOutlined />, () => chain().toggleTextAlign('right').run(), { active: on.right })}
      <span className="rich-gap" />
      <LinkTool editor={editor} />
      {tool('rich.picture', <PictureOutlined />, () => input.current?.click(), { loading: uploading })}
      {on.table ? (
        <TableMenu editor={editor} />
      ) : (
        tool('rich.table', <TableOutlined />, () =>
          chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        )
      )}
      <span className="rich-gap" />
      {tool('rich.undo', <UndoOutlined />, () => chain().undo().run(), { disabled: !on.undo })}
      {tool('rich.redo', <RedoOutlined />, () => chain().redo().run(), { disabled: !on.redo })}
      <input
        ref={input}
        type="file"
        accept=".jpg,.jpeg,.png"
        multiple
        style={{ display: 'none' }}
        aria-label={t('rich.picture')}
        onChange={(event) => {
          pick(Array.from(event.target.files ?? []))
          event.target.value = ''
        }}
      />
    </div>
  )
}

const TABLE: readonly (readonly [
  TextKey,
  'addRowAfter' | 'addColumnAfter' | 'deleteRow' | 'deleteColumn' | 'mergeOrSplit' | 'deleteTable',
])[] = [
  ['rich.rowAdd', 'addRowAfter'],
  ['rich.columnAdd', 'addColumnAfter'],
  ['rich.rowDelete', 'deleteRow'],
  ['rich.columnDelete', 'deleteColumn'],
  ['rich.merge', 'mergeOrSplit'],
  ['rich.tableDelete', 'deleteTable'],
]

const TableMenu = ({ editor }: { editor: Editor }) => {
  const t = useT()
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: TABLE.map(([label, key]) => ({ key, label: t(label), danger: key === 'deleteTable' })),
        onClick: ({ key }) => {
          const command = TABLE.find(([, name]) => name === key)?.[1]
          if (command) editor.chain().focus()[command]().run()
        },
      }}
    >
      <Button type="primary" size="small" icon={<TableOutlined />} aria-label={t('rich.tableTools')} />
    </Dropdown>
  )
}
