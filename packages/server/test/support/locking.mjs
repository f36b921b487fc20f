import { lockHome } from '../../dist/store/home-lock.js';

// A process that locks a home, says whether it could, and stays.
try {
  await lockHome(process.argv[2], undefined, { beat: 50, patience: 3000 });
  console.log('locked');
} catch (thrown) {
  console.log(thrown.message);
}
setInterval(() => undefined, 1000);
