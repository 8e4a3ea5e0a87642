// Runs in its own process: plain Fastify that answers a constant. Prints its URL.
import Fastify from 'fastify';

const app = Fastify();
app.post('/constant', async () => ({ code: 1, msg: '', data: null }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
