import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BgColorsOutlined,
  BoldOutlined,
  ClearOutlined,
  FontColorsOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  IdcardOutlined,
  ItalicOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Select, Tooltip } from 'antd'
import { type ReactNode, useRef } from 'react'
import { type TextKey, useT } from '@/locales'
import { ColourTool } from './ColourTool'
import { LinkTool } from './LinkTool'
import { GROUNDS, INKS } from './palette'
import { useRoving } from './roving'
import { TableTool } from './TableTool'

export const Tools = ({
  editor,
  uploading,
  pick,
  openVideos,
  openCards,
  full,
  turn,
}: {
  editor: Editor
  uploading: boolean
  pick: (files: File[]) => void
  openVideos?: () => void
  openCards?: () => void
  full: boolean
  turn: () => void
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
      quote: now.isActive('blockquote'),
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
    <Tooltip title={t(label)}>
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
      <ColourTool editor={editor} mark="ink" colours={INKS} label="rich.ink" icon={<FontColorsOutlined />} />
      <ColourTool editor={editor} mark="ground" colours={GROUNDS} label="rich.ground" icon={<BgColorsOutlined />} />
      {tool('rich.clear', <ClearOutlined />, () => chain().unsetAllMarks().clearNodes().run())}
      <span className="rich-gap" />
      {tool('rich.bullets', <UnorderedListOutlined />, () => chain().toggleBulletList().run(), { active: on.bullet })}
      {tool('rich.numbers', <OrderedListOutlined />, () => chain().toggleOrderedList().run(), { active: on.ordered })}
      {tool('rich.quote', <span className="rich-sign">“</span>, () => chain().toggleBlockquote().run(), {
        active: on.quote,
      })}
      {tool('rich.divider', <MinusOutlined />, () => chain().setHorizontalRule().run())}
      <span className="rich-gap" />
      {tool('rich.left', <AlignLeftOutlined />, () => chain().toggleTextAlign('left').run(), { active: on.left })}
      {tool('rich.center', <AlignCenterOutlined />, () => chain().toggleTextAlign('center').run(), {
        active: on.center,
      })}
      {tool('rich.right', <AlignRightOutlined />, () => chain().toggleTextAlign('right').run(), { active: on.right })}
      <span className="rich-gap" />
      <LinkTool editor={editor} />
      {tool('rich.picture', <PictureOutlined />, () => input.current?.click(), { loading: uploading })}
      {openVideos && tool('rich.video', <VideoCameraOutlined />, openVideos)}
      {openCards && tool('rich.card', <IdcardOutlined />, openCards)}
      {on.table ? (
        <TableTool editor={editor} />
      ) : (
        tool('rich.table', <TableOutlined />, () =>
          chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        )
      )}
      <span className="rich-gap" />
      {tool('rich.undo', <UndoOutlined />, () => chain().undo().run(), { disabled: !on.undo })}
      {tool('rich.redo', <RedoOutlined />, () => chain().redo().run(), { disabled: !on.redo })}
      {tool(
        full ? 'shell.leaveFullScreen' : 'rich.fullScreen',
        full ? <FullscreenExitOutlined /> : <FullscreenOutlined />,
        turn,
        { active: full },
      )}
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
