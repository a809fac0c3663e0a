import { clubStatus } from '@/entities/community/club'
import { seeded } from '../../core/control'
import { reference } from '../../system/rules/store'
import { buildPosts } from '../data/posts'
import { plates, topics } from './boards'
import { clubs } from './clubs'
import { authors } from './people'

const TOPICS = 20

export const posts = seeded('posts', () =>
  buildPosts(reference(), {
    boards: plates(),
    topics: topics().slice(0, TOPICS),
    clubs: clubs().filter(({ status }) => status === clubStatus.up || status === clubStatus.down),
    people: authors(),
  }),
)
