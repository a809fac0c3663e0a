import { type Editor as Tiptap, EditorContent, useEditor } from '@tiptap/react'
import { ConfigProvider } from 'antd'
import { type ComponentType, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import type { StoredFile } from '@/entities/shared/file'
import { useT } from '@/locales'
import type { ControlProps } from '../form/controls'
import { FieldNote } from '../form/FieldNote'
import { useUploads } from '../form/uploads'
import { useFullScreen } from '../show/useFullScreen'
import { Counter } from './Counter'
import { clean, isSafeSource, sanitise } from './html'
import { extensionsOf, htmlOf } from './extensions'
import { MARKED } from './marked'
import { hasText, lightened, type Pasted, readPaste } from './paste'
import { followPlace, type NewAddress, replacePictures } from './pictures'
import { Tools } from './Tools'
import { sendPictures } from '../form/uploadPictures'

export interface VideoPickerProps {
  onPick: (video: { src: string; poster?: string }) => void
  onClose: () => void
}

export interface RichCard {
  kind: string
  id: string
  title: string
  cover?: string
}
export interface CardPickerProps {
  onPick: (card: RichCard) => void
  onClose: () => void
}

export interface RichTextProps extends ControlProps<string> {
  to: SendForm<StoredFile[]>
  label: string
  /** Length limit shown under the text. The rule of the field enforces it. */
  max?: number
  VideoPicker?: ComponentType<VideoPickerProps>
  CardPicker?: ComponentType<CardPickerProps>
  /** Called with every uploaded picture, so that pictures of a discarded text can be removed. */
  onUploaded?: (files: StoredFile[]) => void
  marked?: readonly string[]
  onPasted?: (html: string) => void
  /** Receives a function that replaces or removes pictures without disturbing the input; null while not mounted. */
  replaceRef?: Ref<(addressOf: NewAddress) => void>
}

/** Limit of pictures per paste or drop. The rule of the field limits the pictures of a text. */
const MAX_PICTURES = 100
const picturesOf = (list: FileList | undefined) =>
  Array.from(list ?? []).filter((file) => file.type.startsWith('image/'))

/** Rich text editor. Input and output are sanitised. Pasted and dropped pictures are uploaded, never embedded. */
export default function Editor({
  id,
  value,
  onChange,
  disabled: isOff,
  to,
  label,
  max,
  VideoPicker,
  CardPicker,
  onUploaded,
  marked,
  onPasted,
  replaceRef,
  ...rest
}: RichTextProps) {
  const t = useT()
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = isOff || componentDisabled
  const [uploading, setUploading] = useState(0)
  const [note, setNote] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const { full, turn } = useFullScreen(frame)
  const [choosing, setChoosing] = useState<'video' | 'card'>()
  const hold = useUploads()
  const present = useRef<string>(undefined)
  const given = useRef('')
  const pasted = useRef<Pasted>(undefined)
  const told = useRef(onPasted)
  told.current = onPasted
  if (present.current === undefined) {
    present.current = value ?? ''
    given.current = sanitise(value)
  }
  const insert = (editor: Tiptap | null, files: readonly File[], at?: number) => {
    if (!editor || !files.length) return
    const place = followPlace(editor, at)
    hold(async (end) => {
      setUploading((count) => count + 1)
      const stored = await sendPictures(files, to, end, { max: MAX_PICTURES })
      setUploading((count) => count - 1)
      const good = stored.filter((file) => isSafeSource(file.url))
      onUploaded?.(good)
      place(good)
      return good.length > 0
    })
  }
  const takeOver = () => {
    const last = pasted.current
    pasted.current = undefined
    if (!last) return
    setNote(
      [last.hostile && t('rich.removed'), last.lost > 0 && t('rich.picturesLost', { count: last.lost })]
        .filter(Boolean)
        .join('\n'),
    )
    // The pictures follow the text, which is inserted after this event.
    queueMicrotask(() => insert(editor, last.pictures, editor?.state.selection.to))
  }
  const toolbar = () => frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
  const editor: Tiptap | null = useEditor({
    extensions: extensionsOf((host) => t('rich.otherHost', { host })),
    // A pasted address becomes a link. Other Markdown syntax stays plain text.
    enablePasteRules: ['link'],
    content: given.current,
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+F10',
        ...(id ? { id } : {}),
        ...(rest['aria-describedby'] ? { 'aria-describedby': rest['aria-describedby'] } : {}),
      },
      handleKeyDown: (_, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        toolbar()?.focus()
        return true
      },
      handlePaste: (_, event) => {
        const html = event.clipboardData?.getData('text/html') ?? ''
        const files = picturesOf(event.clipboardData?.files)
        if (files.length && !hasText(lightened(html))) {
          insert(editor, files)
          return true
        }
        takeOver()
        return false
      },
      transformPastedHTML: (html) => {
        told.current?.(html)
        pasted.current = readPaste(lightened(html))
        return pasted.current.html
      },
      handleDrop: (view, event) => {
        // Includes other file types, so that their rejection is reported.
        const files = [...(event.dataTransfer?.files ?? [])]
        if (!files.length) {
          takeOver()
          return false
        }
        event.preventDefault()
        insert(editor, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
        return true
      },
    },
    onUpdate: ({ editor: now }) => {
      present.current = htmlOf(now)
      given.current = present.current
      onChange?.(present.current)
    },
  })
  useEffect(() => {
    const { html, lost } = clean(value)
    // Remove forbidden content from the form at once, or a save without changes would send it.
    if (lost && !disabled) {
      present.current = html
      onChange?.(html)
      setNote(t('rich.removed'))
    }
    if (editor && (value ?? '') !== present.current) {
      present.current = value ?? ''
      given.current = html
      editor.commands.setContent(html, { emitUpdate: false })
    }
  }, [editor, value, disabled, onChange, t])
  useEffect(() => {
    if (editor && marked) editor.view.dispatch(editor.state.tr.setMeta(MARKED, marked))
  }, [editor, marked])
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled])
  useImperativeHandle(
    replaceRef,
    () => (addressOf: NewAddress) => {
      if (editor) replacePictures(editor, addressOf)
    },
    [editor],
  )
  if (!editor) return null
  return (
    <div className="rich-text" data-full={full} ref={frame}>
      {!disabled && (
        <Tools
          editor={editor}
          uploading={uploading > 0}
          pick={(files) => insert(editor, files)}
          openVideos={VideoPicker && (() => setChoosing('video'))}
          openCards={CardPicker && (() => setChoosing('card'))}
          full={full}
          turn={turn}
        />
      )}
      <EditorContent editor={editor} className="rich-paper" />
      <div className="rich-foot">
        <FieldNote text={note} />
        <Counter html={value ?? ''} max={max} />
      </div>
      {VideoPicker && choosing === 'video' && (
        <VideoPicker
          onClose={() => setChoosing(undefined)}
          onPick={({ src, poster }) => {
            setChoosing(undefined)
            if (isSafeSource(src)) editor.chain().focus().insertContent({ type: 'video', attrs: { src, poster } }).run()
          }}
        />
      )}
      {CardPicker && choosing === 'card' && (
        <CardPicker
          onClose={() => setChoosing(undefined)}
          onPick={({ kind, id: content, title, cover }) => {
            setChoosing(undefined)
            const attrs = { card: `${kind}/${content}`, title, cover: cover && isSafeSource(cover) ? cover : '' }
            editor.chain().focus().insertContent({ type: 'card', attrs }).run()
          }}
        />
      )}
    </div>
  )
}
