import { seeded } from '../../core/control'
import { reference } from '../../system/rules/store'
import { buildPosts } from '../data/posts'

/** What users of the community write and meet in. */
export const posts = seeded('posts', () => buildPosts(reference()))
