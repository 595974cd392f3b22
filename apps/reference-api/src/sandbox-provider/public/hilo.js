/*
 * The page of the hi-lo game. It uses no framework and only ES2018, so that it runs unchanged in the site's oldest
 * browsers. The server draws and settles every round; the page only shows it.
 */
(function () {
  'use strict';

  var texts = JSON.parse(document.getElementById('texts').textContent);
  var game = document.getElementById('game');
  var plate = document.getElementById('plate');
  var result = document.getElementById('result');
  var buttons = [].slice.call(document.querySelectorAll('#bets button'));
  var dice = [].slice.call(document.querySelectorAll('.die'));
  var calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** A bet without a response; sending it again with the same key returns the same round. */
  var pending = null;
  var balanceSatang = 0;

  var pips = {
    1: [[50, 50]],
    2: [
      [28, 28],
      [72, 72],
    ],
    3: [
      [27, 27],
      [50, 50],
      [73, 73],
    ],
    4: [
      [28, 28],
      [72, 28],
      [28, 72],
      [72, 72],
    ],
    5: [
      [27, 27],
      [73, 27],
      [50, 50],
      [27, 73],
      [73, 73],
    ],
    6: [
      [28, 24],
      [72, 24],
      [28, 50],
      [72, 50],
      [28, 76],
      [72, 76],
    ],
  };

  function fill(text, values) {
    return text.replace(/\{(\w+)\}/g, function (_, name) {
      return values[name];
    });
  }

  function baht(satang) {
    var whole = String(Math.floor(satang / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
    return whole + '.' + ('0' + (satang % 100)).slice(-2);
  }

  function svg(name, attributes) {
    var node = document.createElementNS('http://www.w3.org/2000/svg', name);
    Object.keys(attributes).forEach(function (key) {
      node.setAttribute(key, attributes[key]);
    });
    return node;
  }

  function empty(node) {
    while (node.firstChild) node.removeChild(node.firstChild);
  }

  function drawDie(node, value) {
    empty(node);
    node.appendChild(svg('rect', { x: 6, y: 10, width: 88, height: 88, rx: 20, class: 'die-shade' }));
    node.appendChild(svg('rect', { x: 6, y: 4, width: 88, height: 88, rx: 20, class: 'die-face' }));
    pips[value].forEach(function (at) {
      // The single pip of a one is red, as on Thai dice.
      var kind = value === 1 || value === 4 ? 'pip red' : 'pip';
      node.appendChild(svg('circle', { cx: at[0], cy: at[1] - 2, r: value === 1 ? 13 : 9, class: kind }));
    });
  }

  function showDice(values) {
    dice.forEach(function (node, index) {
      drawDie(node, values[index]);
    });
  }

  function showBalance(satang) {
    balanceSatang = satang;
    document.getElementById('balance').textContent = '฿' + baht(satang);
  }

  function say(text, tone) {
    result.textContent = text;
    result.setAttribute('data-tone', tone || 'plain');
  }

  function sumOf(values) {
    return values.reduce(function (total, value) {
      return total + value;
    }, 0);
  }

  function addToTrail(round, first) {
    var item = document.createElement('li');
    var won = round.payoutSatang > 0;
    item.setAttribute('data-won', String(won));
    var sum = document.createElement('b');
    sum.textContent = String(sumOf(round.dice));
    var what = document.createElement('span');
    what.textContent = texts[round.choice] + ' ' + (won ? texts.roundWon : texts.roundLost);
    var amount = document.createElement('em');
    amount.textContent =
      (won ? '+' : '−') + baht(won ? round.payoutSatang - round.stakeSatang : round.stakeSatang);
    item.appendChild(sum);
    item.appendChild(what);
    item.appendChild(amount);
    var list = document.getElementById('trail');
    if (first && list.firstChild) list.insertBefore(item, list.firstChild);
    else list.appendChild(item);
    while (list.children.length > 12) list.removeChild(list.lastChild);
    document.getElementById('no-trail').hidden = true;
  }

  function showOdds(odds) {
    odds.forEach(function (one) {
      var button = document.querySelector('[data-choice="' + one.choice + '"]');
      var range = fill(one.from === one.to ? texts.point : texts.points, one);
      button.querySelector('.range').textContent = range;
      button.querySelector('.pays').textContent = fill(texts.pays, { pays: one.pays.toFixed(2) });
      var row = document.createElement('tr');
      [
        texts[one.choice] + ' (' + range + ')',
        one.chancePercent.toFixed(2) + '%',
        one.pays.toFixed(2),
        one.returnPercent.toFixed(2) + '%',
      ].forEach(function (text, index) {
        var cell = document.createElement(index === 0 ? 'th' : 'td');
        if (index === 0) cell.setAttribute('scope', 'row');
        cell.textContent = text;
        row.appendChild(cell);
      });
      document.getElementById('odds').appendChild(row);
    });
  }

  function enable(on) {
    buttons.forEach(function (button) {
      button.disabled = !on;
    });
  }

  function request(path, body) {
    var options = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {};
    return fetch(location.pathname + path, options).then(function (response) {
      return response.json().then(function (json) {
        return { status: response.status, json: json };
      });
    });
  }

  function newKey() {
    var bytes = window.crypto.getRandomValues(new Uint8Array(16));
    return [].slice
      .call(bytes)
      .map(function (byte) {
        return ('0' + byte.toString(16)).slice(-2);
      })
      .join('');
  }

  function wait(milliseconds) {
    return new Promise(function (resolve) {
      setTimeout(resolve, milliseconds);
    });
  }

  function over() {
    enable(false);
    game.setAttribute('data-state', 'over');
    say(texts.over, 'warn');
  }

  function show(round) {
    showDice(round.dice);
    showBalance(round.balanceSatang);
    addToTrail(round, true);
    var won = round.payoutSatang > 0;
    say(
      fill(won ? texts.won : texts.lost, { sum: sumOf(round.dice), amount: baht(round.payoutSatang) }),
      won ? 'won' : 'lost',
    );
  }

  function play(choice) {
    var stakeSatang = Number(document.querySelector('input[name="stake"]:checked').value);
    // After a lost response, any action first repeats the lost bet, because it may have been played.
    var bet = pending || { key: newKey(), choice: choice, stakeSatang: stakeSatang };
    if (!pending && stakeSatang > balanceSatang) {
      say(texts.tooLittle, 'warn');
      return;
    }
    pending = bet;
    enable(false);
    plate.setAttribute('data-rolling', 'true');
    say(texts.rolling);
    Promise.all([request('/bets', bet), wait(calm ? 0 : 900)])
      .then(function (answers) {
        var answer = answers[0];
        pending = null;
        if (answer.status === 404) return over();
        if (answer.status === 409) say(texts.tooLittle, 'warn');
        else if (answer.status === 200) show(answer.json);
        else throw new Error('answer ' + answer.status);
        enable(true);
      })
      .catch(function () {
        pending = bet;
        say(texts.network, 'warn');
        enable(true);
      })
      .then(function () {
        plate.setAttribute('data-rolling', 'false');
      });
  }

  function start() {
    request('/state')
      .then(function (answer) {
        if (answer.status !== 200) return over();
        var state = answer.json;
        var back = document.getElementById('back');
        back.href = location.pathname + '/leave';
        back.hidden = false;
        showBalance(state.balanceSatang);
        showOdds(state.odds);
        state.rounds.forEach(function (round) {
          addToTrail(round, false);
        });
        if (state.rounds.length > 0) showDice(state.rounds[0].dice);
        game.setAttribute('data-state', 'ready');
        say(texts.ready);
        enable(true);
      })
      .catch(function () {
        say(texts.network, 'warn');
        setTimeout(start, 3000);
      });
  }

  buttons.forEach(function (button) {
    button.addEventListener('click', function () {
      play(button.getAttribute('data-choice'));
    });
  });
  showDice([6, 1, 4]);
  start();
})();
