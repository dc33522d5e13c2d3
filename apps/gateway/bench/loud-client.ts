/**
 * One client that sends all it can with the token it is given, until it is ended. Prints a line when it has begun.
 * Run: `node bench/loud-client.ts sockets|calls PORT TOKEN`.
 */
import { randomUUID } from 'node:crypto';
import { joinRoomEvent, realtimePath } from '@esg/contract';
import { io } from 'socket.io-client';

const [way, port, token = ''] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}`;
const connections = 16;
const messagesAtOnce = 100;

const join = () => {
  const socket = io(origin, {
    path: realtimePath,
    transports: ['websocket'],
    query: { token, 'tenant-url': 'verdant.localhost' },
    forceNew: true,
    reconnection: false,
  });
  socket.on('connect', () => {
    for (let sent = 0; sent < messagesAtOnce; sent += 1)
      socket.emit(joinRoomEvent, { type: 'report', room: randomUUID() });
  });
  // It connects again as soon as it is cut off or refused.
  socket.on('disconnect', () => setTimeout(join));
  socket.on('connect_error', () => {
    socket.close();
    setTimeout(join);
  });
};

const call = async () => {
  const headers = { authorization: `Bearer ${token}`, 'tenant-url': 'verdant.localhost' };
  for (;;)
    await fetch(`${origin}/api/reports`, { headers }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
};

for (let connection = 0; connection < connections; connection += 1) {
  if (way === 'sockets') join();
  else void call();
}
process.stdout.write('begun\n');
