import { type Editor, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import TextAlign from '@tiptap/extension-text-align'
import { DOMSerializer } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { Marked } from './marked'
import { colourOf, isSafeLink, sanitise, shownMedia } from './html'

/** A colour of words, or of the ground behind them: of the palette or what a text came with. A span with both is two marks. */
const colour = (name: 'ink' | 'ground', style: 'color' | 'background-color') =>
  Mark.create({
    name,
    addAttributes: () => ({ value: { default: null } }),
    parseHTML: () => [
      {
        tag: 'span[style]',
        consuming: false,
        getAttrs: (element) => {
          const value = colourOf(element, style)
          return value !== undefined && { value }
        },
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', { style: `${style}: ${HTMLAttributes.value}` }, 0],
  })

const raised = (name: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: name === 'sub' ? 'sup' : 'sub',
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    src: { default: null },
    poster: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['video', mergeAttributes(HTMLAttributes, { controls: '' })],
})

/**
 * Draws pictures or videos in the editor as the viewer would: made in a document that loads nothing until its source is known. By the extension from the
 * first, and by a plugin to the last: the node views of extensions are taken away when the editor is left, and all would be drawn once more as it is, and fetched.
 */
const mediaView = (tag: 'img' | 'video', name: string, foreign: string) => {
  const draw = ({ attrs }: { attrs: object }) => {
    const media = document.implementation.createHTMLDocument('').createElement(tag)
    for (const [key, value] of Object.entries(attrs))
      if (typeof value === 'string' || typeof value === 'number') media.setAttribute(key, String(value))
    if (tag === 'video') media.setAttribute('controls', '')
    return { dom: document.adoptNode(shownMedia(media, (host) => foreign.replace('{host}', host))) }
  }
  return {
    addNodeView: () => (props: { node: { attrs: object } }) => draw(props.node),
    addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews: { [name]: draw } } })],
  }
}

/** What a rich text may consist of in the editor. `foreign` is the text in the place of a picture from a host nobody vouches for; '{host}' in it is that host. */
export const extensionsOf = (foreign: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeLink(url),
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
    },
  }),
  Image.extend(mediaView('img', Image.name, foreign)).configure({ inline: true }),
  TableKit,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  colour('ink', 'color'),
  colour('ground', 'background-color'),
  raised('sub'),
  raised('sup'),
  Marked,
  Video.extend(mediaView('video', Video.name, foreign)),
]

/** What an editor holds, as HTML. Made in a document of its own: in that of the page every picture would be fetched, also those of unknown hosts. */
export const htmlOf = ({ isEmpty, schema, state }: Editor): string => {
  if (isEmpty) return ''
  const apart = document.implementation.createHTMLDocument('')
  apart.body.append(DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: apart }))
  return sanitise(apart.body.innerHTML)
}
