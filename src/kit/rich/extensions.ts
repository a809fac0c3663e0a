import { type Editor, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import TextAlign from '@tiptap/extension-text-align'
import { DOMSerializer } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { Marked } from './marked'
import { colourOf, isSafeLink, sanitise, shownMedia } from './html'

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

const Card = Node.create({
  name: 'card',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    card: { default: '', parseHTML: (element) => element.dataset.card },
    title: { default: '', parseHTML: (element) => element.querySelector('figcaption')?.textContent },
    cover: { default: '', parseHTML: (element) => element.querySelector('img')?.getAttribute('src') },
  }),
  parseHTML: () => [{ tag: 'figure[data-card]' }],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-card': attrs.card },
    ...(attrs.cover ? [['img', { src: attrs.cover, alt: '' }]] : []),
    ['figcaption', attrs.title],
  ],
})

/**
 * Renders a node in the editor as in the viewer, with an element that `make` builds in an inert document. Registered
 * as an extension and as a plugin: the node views of extensions are removed on unmount, and without the plugin every
 * node would be rendered and fetched again.
 */
const viewOf = (name: string, make: (attrs: object, apart: Document) => HTMLElement) => {
  const draw = ({ attrs }: { attrs: object }) => ({
    dom: document.adoptNode(make(attrs, document.implementation.createHTMLDocument(''))),
  })
  return {
    addNodeView: () => (props: { node: { attrs: object } }) => draw(props.node),
    addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews: { [name]: draw } } })],
  }
}
const mediaView = (tag: 'img' | 'video', name: string, foreign: (host: string) => string) =>
  viewOf(name, (attrs, apart) => {
    const media = apart.createElement(tag)
    for (const [key, value] of Object.entries(attrs))
      if (typeof value === 'string' || typeof value === 'number') media.setAttribute(key, String(value))
    if (tag === 'video') media.setAttribute('controls', '')
    return shownMedia(media, foreign)
  })
const cardView = (foreign: (host: string) => string) =>
  viewOf(Card.name, (attrs, apart) => {
    const [face, title] = [apart.createElement('figure'), apart.createElement('figcaption')]
    const {
      card,
      title: words,
      cover,
    } = Object.fromEntries(Object.entries(attrs).map(([key, value]) => [key, String(value)]))
    face.dataset.card = card
    title.textContent = words ?? ''
    if (cover) {
      const picture = apart.createElement('img')
      picture.setAttribute('src', cover)
      picture.alt = ''
      face.append(shownMedia(picture, foreign))
    }
    face.append(title)
    return face
  })

/** Returns the extensions of the editor. `foreign` returns the text in place of a picture from an unknown host. */
export const extensionsOf = (foreign: (host: string) => string): Extensions => [
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
  Card.extend(cardView(foreign)),
]

/**
 * Returns the HTML of an editor. Built in a separate document, because the page's own would fetch every picture, even
 * from unknown hosts.
 */
export const htmlOf = ({ isEmpty, schema, state }: Editor): string => {
  if (isEmpty) return ''
  const apart = document.implementation.createHTMLDocument('')
  apart.body.append(DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: apart }))
  return sanitise(apart.body.innerHTML)
}
